import { posix } from 'node:path'
import ts from 'typescript'
import { type Code, listFunctions, walkTree } from './syntax.ts'

/** A function of the tree by where it stands. */
export type Place = { path: string; name: string }

type Unit = { functions: Map<string, ts.Node>; names: Map<string, Place> }

const getModule = (path: string, specifier: ts.Expression | undefined): string | undefined =>
  specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
    ? posix.normalize(posix.join(posix.dirname(path), specifier.text))
    : undefined

/** Names that a file takes from other files, by the name it uses or passes on. */
const listForeignNames = ({ path, tree }: Code): [string, Place][] =>
  tree.statements.flatMap((statement): [string, Place][] => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const from = getModule(path, statement.moduleSpecifier)
    const bound = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause
    if (from === undefined || !bound || !(ts.isNamedImports(bound) || ts.isNamedExports(bound))) return []
    return bound.elements.map((one) => [one.name.text, { path: from, name: (one.propertyName ?? one.name).text }])
  })

/** Who calls whom among named functions: calls by name, also through imports and public interfaces. */
export type Calls = {
  find: (place: Place) => ts.Node | undefined
  /** The functions that a piece of code of a file names: what is handed over counts as called. */
  listNamed: (path: string, node: ts.Node) => Place[]
}

export const readCalls = (codes: readonly Code[]): Calls => {
  const units = new Map<string, Unit>(
    codes.map((code) => [
      code.path,
      {
        functions: new Map(listFunctions(code).map(({ name, node }) => [name, node])),
        names: new Map(listForeignNames(code)),
      },
    ]),
  )
  const settle = (place: Place, hops = 0): Place | undefined => {
    const unit = units.get(place.path)
    if (unit?.functions.has(place.name)) return place
    const next = unit?.names.get(place.name)
    return next && hops < 5 ? settle(next, hops + 1) : undefined
  }
  return {
    find: ({ path, name }) => units.get(path)?.functions.get(name),
    listNamed: (path, node) => {
      const found = new Map<string, Place>()
      walkTree(node, (inner) => {
        if (!ts.isIdentifier(inner) || (ts.isPropertyAccessExpression(inner.parent) && inner.parent.name === inner))
          return
        const place = settle({ path, name: inner.text })
        if (place) found.set(`${place.path}#${place.name}`, place)
      })
      return [...found.values()]
    },
  }
}
