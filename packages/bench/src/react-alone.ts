/** The script of the floor page: hydrates the elements of the document as they are, without components. */
import { createElement, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
  (comment as Comment).remove();
// React expects adjacent text nodes, which the comments separated, to be one node.
root.normalize();
const children = childrenOf(root);
startTransition(() => void hydrateRoot(root, children));

function childrenOf(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, key) =>
    node instanceof Element
      ? createElement(node.localName, { key }, ...childrenOf(node))
      : node.textContent,
  );
}
