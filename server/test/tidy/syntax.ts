import ts from 'typescript'
import type { Source } from './sources.ts'

/** A parsed file. TypeScript 6 reads it: 7 has no interface for programs (decisions/0016). */
export type Code = { path: string; tree: ts.SourceFile }

export const parseCode = ({ path, text }: Source): Code => ({
  path,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
})

/** A function that has a name: a constant, a property or a method. Lines are those of its declaration, without the comment. */
export type NamedFunction = {
  path: string
  name: string
  lines: number
  /** Exported from its file by its own declaration. */
  exported: boolean
  documented: boolean
  /** A React component: a constant in PascalCase of a .tsx file. */
  component: boolean
  node: ts.SignatureDeclaration
}

const isFunction = (node: ts.Node): node is ts.SignatureDeclaration & { body?: ts.Node } =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node)

/** `(a as B)`, `(a satisfies B)` and `(a)` are a. */
const unwrap = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node

export const countLines = (node: ts.Node): number => {
  const tree = node.getSourceFile()
  const lineAt = (at: number) => tree.getLineAndCharacterOfPosition(at).line
  return lineAt(node.getEnd()) - lineAt(node.getStart(tree)) + 1
}

/** The declaration whose name a function bears, if it has one. */
const findOwner = (node: ts.Node): { name: string; owner: ts.Node } | undefined => {
  if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer)
    return isFunction(unwrap(node.initializer)) ? { name: node.name.getText(), owner: node } : undefined
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && node.body)
    return { name: node.name.getText(), owner: node }
  return undefined
}

/** The statement that a constant stands in: what bears `export` and the comment. */
const findStatement = (owner: ts.Node): ts.Node => (ts.isVariableDeclaration(owner) ? owner.parent.parent : owner)

const describeFunction = (code: Code, owner: ts.Node, name: string): NamedFunction => {
  const statement = findStatement(owner)
  const value = ts.isVariableDeclaration(owner) || ts.isPropertyAssignment(owner) ? owner.initializer : owner
  const flags = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return {
    path: code.path,
    name,
    lines: countLines(statement),
    exported: flags.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    documented: ts.getJSDocCommentsAndTags(statement).some((comment) => ts.isJSDoc(comment)),
    component: code.path.endsWith('.tsx') && ts.isVariableDeclaration(owner) && /^[A-Z]/.test(name),
    node: unwrap(value ?? owner) as ts.SignatureDeclaration,
  }
}

/** Every node below one, itself included. */
export const walkTree = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => walkTree(child, visit))
}

export const listFunctions = (code: Code): NamedFunction[] => {
  const found: NamedFunction[] = []
  walkTree(code.tree, (node) => {
    const named = findOwner(node)
    if (named) found.push(describeFunction(code, named.owner, named.name))
  })
  return found
}

/** Types and interfaces by name, with their lines. */
export const listTypes = ({ path, tree }: Code): { path: string; name: string; lines: number }[] => {
  const found: { path: string; name: string; lines: number }[] = []
  walkTree(tree, (node) => {
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
      found.push({ path, name: node.name.text, lines: countLines(node) })
  })
  return found
}
