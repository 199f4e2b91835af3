// Replaces @aws-sdk/credential-provider-node in a deployed bundle. Lambda sets the credentials of the function's role in the
// environment, so the SDK's search through profiles, SSO, processes and metadata services is never needed: a hundred files
// less in each bundle, and one file less to load for the first request.
export function defaultProvider() {
  return async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
    return {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: AWS_SESSION_TOKEN,
    };
  };
}
