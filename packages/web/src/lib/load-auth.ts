/** Amplify weighs 44 KB: fetched when a session exists or a sign-in screen opens, never by home for a stranger. */
export const loadAuth = () => import("./auth");
