/** Identifies a mail: the recipient's uid and `<kind>#<topic>`. Pure, so that a function without data can name it. */
export type Ref = { uid: string; key: string };
