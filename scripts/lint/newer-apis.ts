import { AST_NODE_TYPES as Node, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import type { Rule } from 'eslint';
import type { Type, TypeChecker } from 'typescript';
import { entryAt, isNewer } from '../compat/promised-browsers';

const { getParserServices, RuleCreator } = ESLintUtils;

/**
 * Reports what a browser offers to scripts, members of objects, globals and events, if one of the
 * promised browsers lacks it and it is not listed.
 */
const rule = RuleCreator.withoutDocs<[readonly string[]], 'newer'>({
  meta: {
    type: 'problem',
    messages: {
      newer:
        '{{path}} is newer than browserslist in package.json. Say in scripts/compat/enhancements.ts what older browsers get instead, or do without it.',
    },
    schema: [{ type: 'array', items: { type: 'string' } }],
    defaultOptions: [[]],
  },
  create(context, [listed]) {
    const services = getParserServices(context);
    const checker = services.program.getTypeChecker();
    const isDeclaredByBrowser = (node: TSESTree.Node) =>
      services
        .getSymbolAtLocation(node)
        ?.declarations?.some((declaration) => declaration.getSourceFile().isDeclarationFile) ??
      false;
    const report = (node: TSESTree.Node, paths: readonly string[]) => {
      const path = paths.find((candidate) => entryAt(candidate)?.__compat);
      if (path && !listed.includes(path) && isNewerAt(path))
        context.report({ node, messageId: 'newer', data: { path } });
    };
    /** Reports a member of an object, whose type has it from an interface of the browser. */
    const reportMember = (node: TSESTree.Node, object: TSESTree.Node, name: string) => {
      const types = namesOf(checker, services.getTypeAtLocation(object));
      // whoever has an object of a newer interface got it from something that is reported itself
      if (types.some((type) => isNewerAt(`api.${type}`))) return;
      const owners = object.type === Node.Identifier ? [object.name, ...types] : types;
      report(
        node,
        owners.flatMap((owner) => pathsOf(owner, name)),
      );
    };
    return {
      MemberExpression({ object, property }) {
        if (property.type === Node.Identifier) reportMember(property, object, property.name);
      },
      'VariableDeclarator[init] > ObjectPattern'(pattern: TSESTree.ObjectPattern) {
        const { init } = pattern.parent as TSESTree.VariableDeclarator;
        for (const property of pattern.properties)
          if (init && property.type === Node.Property && property.key.type === Node.Identifier)
            reportMember(property, init, property.key.name);
      },
      'CallExpression[callee.property.name=addEventListener]'(node: TSESTree.CallExpression) {
        const [event] = node.arguments;
        if (node.callee.type === Node.MemberExpression && event?.type === Node.Literal)
          reportMember(event, node.callee.object, `${String(event.value)}_event`);
      },
      Identifier(node) {
        const isGlobal = node.parent.type !== Node.MemberExpression || node.parent.object === node;
        if (isGlobal && isDeclaredByBrowser(node))
          report(node, [
            `api.${node.name}`,
            `api.Window.${node.name}`,
            `javascript.builtins.${node.name}`,
          ]);
      },
    };
  },
});

function isNewerAt(path: string): boolean {
  const compat = entryAt(path)?.__compat;
  return compat !== undefined && isNewer(compat);
}

/** ESLint's own types have methods that no context has any more. */
export const newerApis = rule as unknown as Rule.RuleModule;

/** The names of a type, or of the types of a union, and of all that they extend. */
function namesOf(checker: TypeChecker, type: Type): readonly string[] {
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
  ];
};
