import type { SafePageNode, SafeViewNode } from '@react-pdf/layout';
import type { PdfDocument, StructureElement } from 'pdfkit';
import type { Tag } from './tags.ts';

type Part = NonNullable<SafePageNode['children']>[number];

/**
 * Adds marks to pages after layout, so that drawing them writes a tagged PDF: texts and figures become content of structure
 * elements, in the order of the pages; everything else is an artifact, like the headers and footers of pages. A part that
 * continues on the next page stays in its element.
 */
export function weaveTags(pdf: PdfDocument, pages: readonly SafePageNode[]): SafePageNode[] {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const known = new Map<Tag, StructureElement>();

  function weave(node: Part, parent: StructureElement): Part[] {
    const tag = tagOf(node);
    if (isRepeated(node) && (tag === undefined || known.has(tag))) return [node];
    if (node.type === 'TEXT' || tag?.role === 'Figure')
      return drawIn(begin(parent, tag ?? { role: 'P' }), tag?.role ?? 'P', node);
    if (!isView(node) || node.children === undefined) return [node];
    const element = tag === undefined ? parent : begin(parent, tag);
    return [
      refill(
        node,
        node.children.flatMap((child) => weave(child, element)),
      ),
    ];
  }

  function begin(parent: StructureElement, tag: Tag): StructureElement {
    const begun = known.get(tag);
    if (begun !== undefined) return begun;
    const element = pdf.struct(tag.role, tag.alt === undefined ? {} : { alt: tag.alt });
    parent.add(element);
    known.set(tag, element);
    return element;
  }

  function drawIn(element: StructureElement, role: string, node: Part): Part[] {
    return [
      doWhenDrawn(() => {
        pdf.endMarkedContent();
        element.add(pdf.markStructureContent(role));
      }),
      node,
      doWhenDrawn(() => {
        pdf.endMarkedContent();
        pdf.markContent('Artifact');
      }),
    ];
  }

  return pages.map((page) => ({
    ...page,
    children: [
      doWhenDrawn(() => pdf.markContent('Artifact')),
      ...(page.children ?? []).flatMap((child) => weave(child, root)),
      doWhenDrawn(() => pdf.endMarkedContent()),
    ],
  }));
}

function isView(node: Part): node is SafeViewNode {
  return node.type === 'VIEW';
}

function refill(view: SafeViewNode, children: Part[]): Part {
  return Object.assign({}, view, { children });
}

function tagOf({ props }: Part): Tag | undefined {
  return props !== undefined && 'tag' in props ? (props.tag as Tag) : undefined;
}

function isRepeated({ props }: Part): boolean {
  return props !== undefined && 'fixed' in props && props.fixed === true;
}

/** A node that draws nothing. */
function doWhenDrawn(act: () => void): Part {
  return {
    type: 'CANVAS',
    box: { top: 0, left: 0, right: 0, bottom: 0, width: 1, height: 1 },
    style: {},
    wasSplit: false,
    props: {
      paint: () => {
        act();
        return null;
      },
    },
  };
}
