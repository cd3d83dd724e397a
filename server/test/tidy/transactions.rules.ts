import ts from 'typescript'
import { type Calls, type Place, readCalls } from './calls.ts'
import { type Code, walkTree } from './syntax.ts'

const isCallable = (member: ts.TypeElement): boolean =>
  ts.isMethodSignature(member) ||
  (ts.isPropertySignature(member) && member.type !== undefined && ts.isFunctionTypeNode(member.type))

/** Methods of the ports to the outside: functions of the types named `…Port` in `*.port.ts`, in each part of which they are made. */
export const listPortMethods = (codes: readonly Code[]): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const { path, tree } of codes) {
    if (!path.endsWith('.port.ts')) continue
    walkTree(tree, (node) => {
      if (!ts.isTypeAliasDeclaration(node) || !node.name.text.endsWith('Port')) return
      const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(node.type) ? node.type.types : [node.type]
      for (const member of parts.filter((part) => ts.isTypeLiteralNode(part)).flatMap(({ members }) => [...members]))
        if (isCallable(member) && member.name) found.add(member.name.getText())
    })
  }
  return found
}

/** The first call of a piece of code that leaves the process: `fetch(…)` or a method of a port. */
const findOutsideCall = (node: ts.Node, methods: ReadonlySet<string>): string | undefined => {
  let found: string | undefined
  walkTree(node, (inner) => {
    if (!ts.isCallExpression(inner)) return
    const called = inner.expression
    const leaves = ts.isPropertyAccessExpression(called) ? methods.has(called.name.text) : called.getText() === 'fetch'
    if (leaves) found ??= called.getText()
  })
  return found
}

/** The way from a piece of code to a call that leaves the process, as names, if there is one. */
const findWayOut = (
  calls: Calls,
  methods: ReadonlySet<string>,
  path: string,
  node: ts.Node,
  seen = new Set<string>(),
): string[] | undefined => {
  const outside = findOutsideCall(node, methods)
  if (outside !== undefined) return [outside]
  for (const place of calls.listNamed(path, node)) {
    const key = `${place.path}#${place.name}`
    if (seen.has(key)) continue
    seen.add(key)
    const way = findNextWay(calls, methods, place, seen)
    if (way) return [place.name, ...way]
  }
  return undefined
}

const findNextWay = (
  calls: Calls,
  methods: ReadonlySet<string>,
  place: Place,
  seen: Set<string>,
): string[] | undefined => {
  const body = calls.find(place)
  return body && findWayOut(calls, methods, place.path, body, seen)
}

const TRANSACTIONS: ReadonlySet<string> = new Set(['tx', 'breath'])

const listTransactions = ({ tree }: Code): { fn: ts.Node; line: number }[] => {
  const found: { fn: ts.Node; line: number }[] = []
  walkTree(tree, (node) => {
    if (
      !ts.isCallExpression(node) ||
      !ts.isPropertyAccessExpression(node.expression) ||
      !TRANSACTIONS.has(node.expression.name.text)
    )
      return
    const [fn] = node.arguments
    if (fn) found.push({ fn, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 })
  })
  return found
}

/** Transactions that call the outside, however far down: their locks would last as long as somebody else's answer. */
export const findTransactionFaults = (codes: readonly Code[]): string[] => {
  const calls = readCalls(codes)
  const methods = listPortMethods(codes)
  return codes.flatMap((code) =>
    listTransactions(code).flatMap(({ fn, line }) => {
      const way = findWayOut(calls, methods, code.path, fn)
      return way ? [`${code.path}:${line} calls the outside within a transaction: ${way.join(' → ')}`] : []
    }),
  )
}
