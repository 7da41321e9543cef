import ts from 'typescript';
import { entryAt, isNewer } from './promised-browsers';

/**
 * What a browser offers to scripts, members of objects, globals and events, that one of the promised
 * browsers lacks: where files use it, by its path in MDN's data.
 */
export function newerApisIn(
  program: ts.Program,
  files: readonly ts.SourceFile[],
): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker();
  const found = new Map<string, string>();
  const note = (node: ts.Node, paths: readonly string[]) => {
    const path = paths.find((candidate) => entryAt(candidate)?.__compat);
    if (!path || !isNewerAt(path)) return;
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.set(path, `${file.fileName}:${line + 1}`);
  };
  /** Notes a member of an object, whose type has it from an interface of the browser. */
  const noteMember = (node: ts.Node, object: ts.Expression, name: string) => {
    const types = namesOf(checker, checker.getTypeAtLocation(object));
    // whoever has an object of a newer interface got it from something that is found itself
    if (types.some((type) => isNewerAt(`api.${type}`))) return;
    const owners = ts.isIdentifier(object) ? [object.text, ...types] : types;
    note(
      node,
      owners.flatMap((owner) => pathsOf(owner, name)),
    );
  };
  const isDeclaredByBrowser = (node: ts.Identifier) =>
    checker
      .getSymbolAtLocation(node)
      ?.declarations?.some((declaration) => declaration.getSourceFile().isDeclarationFile) ?? false;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      noteMember(node.name, node.expression, node.name.text);
      // the member's name is no global
      visit(node.expression);
      return;
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [event] = node.arguments;
      const { name, expression } = node.expression;
      if (name.text === 'addEventListener' && event && ts.isStringLiteral(event))
        noteMember(event, expression, `${event.text}_event`);
    }
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectBindingPattern(node.name))
      for (const { name, propertyName = name } of node.name.elements)
        if (ts.isIdentifier(propertyName))
          noteMember(propertyName, node.initializer, propertyName.text);
    if (ts.isIdentifier(node) && isDeclaredByBrowser(node))
      note(node, [
        `api.${node.text}`,
        `api.Window.${node.text}`,
        `javascript.builtins.${node.text}`,
      ]);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
}

function isNewerAt(path: string): boolean {
  const compat = entryAt(path)?.__compat;
  return compat !== undefined && isNewer(compat);
}

/** The names of a type, or of the types of a union, and of all that they extend. */
function namesOf(checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [checker.getApparentType(type)];
  return parts.flatMap((part) => {
    const bases = part.isClassOrInterface() ? checker.getBaseTypes(part) : [];
    const name = part.getSymbol()?.name;
    return [...(name ? [name] : []), ...bases.flatMap((base) => namesOf(checker, base))];
  });
}

const pathsOf = (owner: string, name: string): readonly string[] => {
  // "typeof window" is "Window & typeof globalThis", constructors are "PromiseConstructor"
  const group = owner.replace(/^Readonly|Constructor$/g, '');
  return [
    `api.${group}.${name}`,
    `api.${group}.${name}_static`,
    `javascript.builtins.${group}.${name}`,
    // MDN has a global without its window
    ...(group === 'Window' ? [`api.${name}`] : []),
  ];
};
