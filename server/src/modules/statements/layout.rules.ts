import { createHash } from 'node:crypto'
import { fromWire } from '@moongate/money'

/** What came in by one line of a bank's statement; the amount in minor units, the time as the site's wall says it, '' where none is told. */
export type StatementRow = {
  booked: string
  amount: bigint
  payer_name: string
  payer_account: string
  remark: string
  reference: string
}
type Field = 'date' | 'time' | 'amount' | 'payer_name' | 'payer_account' | 'remark' | 'reference'
type Heads = Readonly<Record<Field, readonly string[]>>

/** How the heads of a column are written; the first that a file has counts. */
const LAYOUTS = {
  icbc: {
    date: ['交易日期'],
    time: ['交易时间'],
    amount: ['贷方发生额', '贷方发生额/元', '记账金额(收入)'],
    payer_name: ['对方户名', '对方单位名称'],
    payer_account: ['对方账号'],
    remark: ['附言', '用途', '摘要'],
    reference: ['凭证号', '流水号', '交易流水号'],
  },
  cmb: {
    date: ['交易日', '交易日期'],
    time: ['交易时间'],
    amount: ['贷方金额', '收入金额', '收入'],
    payer_name: ['收(付)方名称', '收/付方名称', '对手信息'],
    payer_account: ['收(付)方账号', '收/付方账号'],
    remark: ['交易备注', '摘要', '备注'],
    reference: ['流水号', '交易流水'],
  },
  alipay: {
    date: ['入账时间', '发生时间'],
    time: [],
    amount: ['收入(+元)', '收入金额(+元)', '收入（+元）'],
    payer_name: ['对方名称', '对方姓名'],
    payer_account: ['对方账户', '对方支付宝账号', '对方账号'],
    remark: ['备注'],
    reference: ['账务流水号', '支付宝流水号', '支付宝交易号'],
  },
  plain: {
    date: ['date', 'booked', '日期', '时间', '交易时间'],
    time: ['time'],
    amount: ['amount', 'credit', '金额', '收入'],
    payer_name: ['name', 'payer', '姓名', '户名', '付款人'],
    payer_account: ['account', '账号', '付款账号'],
    remark: ['remark', 'note', 'memo', '附言', '备注', '摘要'],
    reference: ['reference', 'ref', 'id', '流水号'],
  },
} as const satisfies Record<string, Heads>
export type Layout = keyof typeof LAYOUTS
type Places = Partial<Record<Field, number>>

/** A statement's text: UTF-8, else GBK as the banks of China write; nothing for what is neither. */
export const decodeStatement = (bytes: Uint8Array): string | undefined => {
  for (const encoding of ['utf-8', 'gbk'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      continue
    }
  return undefined
}

const normalizeHead = (head: string): string => head.replaceAll(/[\s\uFEFF*]/g, '').toLowerCase()

const findPlaces = (heads: Heads, line: readonly string[]): Places => {
  const known = line.map(normalizeHead)
  const pairs = (Object.keys(heads) as Field[]).flatMap((field) => {
    const found = heads[field].map((head) => known.indexOf(normalizeHead(head))).find((at) => at >= 0)
    return found === undefined ? [] : [[field, found] as const]
  })
  return Object.fromEntries(pairs)
}

/** Which layout a line is the head of, and where its columns are: the one with the most of them. */
const readHead = (line: readonly string[]): { layout: Layout; places: Places } | undefined => {
  const found = (Object.keys(LAYOUTS) as Layout[])
    .map((layout) => ({ layout, places: findPlaces(LAYOUTS[layout], line) }))
    .filter(({ places }) => places.date !== undefined && places.amount !== undefined)
  return found.toSorted((a, b) => Object.keys(b.places).length - Object.keys(a.places).length)[0]
}

/** Text that banks put around figures so that tables do not touch them. */
const clean = (cell: string | undefined): string => (cell ?? '').replaceAll(/^[\s'="`]+|[\s'"`]+$/g, '')
const readAmount = (cell: string): bigint => fromWire(cell.replaceAll(/[,+¥￥\s]/g, '')) ?? 0n

/** `20260115`, `2026/1/5 9:05` and the like as `2026-01-15 09:05:00`; '' for what is no day. */
const readBooked = (date: string, time: string): string => {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})/.exec(date) ?? []
  if (year === undefined) return ''
  const [, h = '00', m = '00', s = '00'] = /(\d{1,2}):?(\d{2}):?(\d{2})?$/.exec(time || date.slice(8)) ?? []
  const two = (part: string) => part.padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${two(h)}:${two(m)}:${two(s)}`
}

/** The rows of a statement that brought money, below whatever its bank writes above the head; nothing where no line is a head. */
export const readStatement = (
  lines: readonly (readonly string[])[],
): { layout: Layout; rows: StatementRow[] } | undefined => {
  const at = lines.findIndex((line) => readHead(line) !== undefined)
  const head = readHead(lines[at] ?? [])
  if (!head) return undefined
  const pick = (line: readonly string[], field: Field): string => {
    const place = head.places[field]
    return place === undefined ? '' : clean(line[place])
  }
  const rows = lines.slice(at + 1).flatMap((line) => {
    const amount = readAmount(pick(line, 'amount'))
    if (amount <= 0n) return []
    const [payer_name, payer_account, remark, reference] = (
      ['payer_name', 'payer_account', 'remark', 'reference'] as const
    ).map((field) => pick(line, field)) as [string, string, string, string]
    return [
      {
        booked: readBooked(pick(line, 'date'), pick(line, 'time')),
        amount,
        payer_name,
        payer_account,
        remark,
        reference,
      },
    ]
  })
  return { layout: head.layout, rows }
}

/**
 * What a row is known by within its account: the bank's reference, else all it says, with its number among those that say the same, so
 * that two alike on one day are two and the same file twice is one.
 */
export const addFingerprints = (rows: readonly StatementRow[]): (StatementRow & { fingerprint: string })[] => {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const said =
      row.reference || JSON.stringify([row.booked, String(row.amount), row.payer_name, row.payer_account, row.remark])
    const number = row.reference === '' ? (seen.get(said) ?? 0) : 0
    seen.set(said, number + 1)
    return {
      ...row,
      fingerprint: createHash('sha256')
        .update(JSON.stringify([row.reference !== '', said, number]))
        .digest('hex'),
    }
  })
}
