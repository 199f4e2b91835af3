/** Everything the product reads from its environment. Missing means misconfigured: it throws where it is first needed. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

export const config = {
  get tableName() {
    return required("TABLE_NAME");
  },
  get userPoolId() {
    return required("USER_POOL_ID");
  },
  get userPoolClientId() {
    return required("USER_POOL_CLIENT_ID");
  },
  /** `local`, a person's own stage or `prod`. */
  get stage() {
    return required("STAGE");
  },
  /** Of the deployed build. */
  get version() {
    return required("VERSION");
  },
};
