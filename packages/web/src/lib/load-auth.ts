/** Amplify adds 44 KB: it is loaded for a session or a sign-in screen only, never by home for a visitor. */
export const loadAuth = () => import("./auth");
