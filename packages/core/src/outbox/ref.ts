/** Identifies a mail: the recipient's uid and `<kind>#<topic>`. Pure, so that a function without data can name it. */
export type Ref = { uid: string; key: string };

/** Of a push, whose key begins with its kind. */
export function isPush({ key }: Ref): boolean {
  return key.startsWith("push#");
}
