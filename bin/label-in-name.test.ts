import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

/** What people press. Names of regions and lists may be any words. */
const PRESSED = /^(Button|[A-Z]\w*Link|a|button)$/;
/** Stands for a value in a template. */
const VALUE = '\u0001';

const plain = (words: string) => words.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The texts that an expression can be, as far as it says them itself. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (said, { expression, literal }) => {
        const values = textsOf(expression);
        return said.flatMap((text) => (values.length === 0 ? [VALUE] : values).map((value) => `${text}${value}${literal.text}`));
      },
      [node.head.text],
    );
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isJsxExpression(node) && node.expression !== undefined) return textsOf(node.expression);
  return ts.isParenthesizedExpression(node) ? textsOf(node.expression) : [];
}

function seenIn({ children }: ts.JsxElement): string[] {
  return children.flatMap((child) => {
    if (ts.isJsxText(child)) return [child.text];
    return ts.isJsxElement(child) ? seenIn(child) : textsOf(child);
  });
}

/** Texts on what is pressed that its spoken name leaves out: who says what they see reaches nothing. */
function findUnnamed(file: string, source: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && PRESSED.test(node.openingElement.tagName.getText(tree))) {
      const label = node.openingElement.attributes.properties.find(
        (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText(tree) === 'aria-label',
      );
      const names = label?.initializer === undefined ? [] : textsOf(label.initializer).map(plain);
      if (names.length > 0)
        for (const text of seenIn(node).map(plain))
          if (/[a-z]/.test(text) && !names.some((name) => name.includes(text)))
            found.push(`${file}: “${text}”, named ${names.join(' or ')}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('a spoken name', () => {
  it('is compared with what is seen', () => {
    const other = '<Button aria-label={`Add ${name} to the cart`}>Add to cart</Button>';
    expect(findUnnamed('other.tsx', other)).toEqual(['other.tsx: “add to cart”, named add \u0001 to the cart']);
    expect(findUnnamed('same.tsx', '<Button aria-label={`Add to cart: ${name}`}>Add to cart</Button>')).toEqual([]);
    expect(
      findUnnamed('either.tsx', "<a aria-label={`${on ? 'Resume' : 'Pause'}: ${name}`}>{on ? 'Resume' : 'Pause'}</a>"),
    ).toEqual([]);
    expect(findUnnamed('region.tsx', '<section aria-label="Photos">No photos</section>')).toEqual([]);
  });

  it('holds the words on every button and link (WCAG 2.5.3)', () => {
    const found = globSync('src/**/*.tsx', { cwd: PROJECT_DIR })
      .filter((file) => !file.endsWith('.test.tsx'))
      .flatMap((file) => {
        const source = readFileSync(`${PROJECT_DIR}/${file}`, 'utf8');
        return source.includes('aria-label') ? findUnnamed(file, source) : [];
      });
    expect(found).toEqual([]);
  });
});
