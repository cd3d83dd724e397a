/** The columns of a statement that are read. */
export type Field = 'date' | 'time' | 'amount' | 'currency' | 'payer_name' | 'payer_account' | 'remark' | 'reference'
export type Heads = Readonly<Record<Field, readonly string[]>>

/** How the heads of a column are written; the first that a file has counts. */
export const LAYOUTS = {
  icbc: {
    date: ['交易日期'],
    time: ['交易时间'],
    amount: ['贷方发生额', '贷方发生额/元', '记账金额(收入)'],
    currency: ['币种', '货币'],
    payer_name: ['对方户名', '对方单位名称'],
    payer_account: ['对方账号'],
    remark: ['附言', '用途', '摘要'],
    reference: ['凭证号', '流水号', '交易流水号'],
  },
  cmb: {
    date: ['交易日', '交易日期'],
    time: ['交易时间'],
    amount: ['贷方金额', '收入金额', '收入'],
    currency: ['币种', '货币'],
    payer_name: ['收(付)方名称', '收/付方名称', '对手信息'],
    payer_account: ['收(付)方账号', '收/付方账号'],
    remark: ['交易备注', '摘要', '备注'],
    reference: ['流水号', '交易流水'],
  },
  alipay: {
    date: ['入账时间', '发生时间'],
    time: [],
    amount: ['收入(+元)', '收入金额(+元)', '收入（+元）'],
    currency: ['币种', '货币'],
    payer_name: ['对方名称', '对方姓名'],
    payer_account: ['对方账户', '对方支付宝账号', '对方账号'],
    remark: ['备注'],
    reference: ['账务流水号', '支付宝流水号', '支付宝交易号'],
  },
  plain: {
    date: ['date', 'booked', '日期', '时间', '交易时间'],
    time: ['time'],
    amount: ['amount', 'credit', '金额', '收入'],
    currency: ['currency', 'ccy', '币种', '货币'],
    payer_name: ['name', 'payer', '姓名', '户名', '付款人'],
    payer_account: ['account', '账号', '付款账号'],
    remark: ['remark', 'note', 'memo', '附言', '备注', '摘要'],
    reference: ['reference', 'ref', 'id', '流水号'],
  },
} as const satisfies Record<string, Heads>
export type Layout = keyof typeof LAYOUTS
