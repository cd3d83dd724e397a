import type { Channel, Payee } from '../../api/channels.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { Today } from './channel-cells.tsx'
import type { Banks } from './channel-columns.tsx'
import css from './channels.module.css'
import { askPayee } from './payee-form.tsx'

export type PayeeOfChannel = { channel: Channel; payee: Payee }

/** The accounts behind the channels; for some, what they may do. */
export const buildPayeeColumns = (banks: Banks, may_set: boolean): Column<PayeeOfChannel>[] => [
  {
    key: 'account',
    head: t('channels.payees.account'),
    cell: ({ payee }) => (
      <span className={css.channel}>
        {payee.qrcode.startsWith('data:image/') && <img src={payee.qrcode} alt="" width={32} height={32} />}
        <Two first={payee.payee_account} second={payee.owner_name} />
      </span>
    ),
  },
  {
    key: 'channel',
    head: t('channels.channel'),
    cut: true,
    width: '60%',
    cell: ({ channel, payee }) => (
      <Two
        first={<span lang="">{channel.title}</span>}
        second={`${payee.bank_type_text} ${payee.bank_address}`.trim() || channel.type_text}
      />
    ),
  },
  {
    key: 'state',
    head: t('order.state'),
    cell: ({ payee }) => (
      <StateChip state={payee.enabled ? 'open' : 'off'} text={payee.enabled ? t('channels.on') : t('channels.off')} />
    ),
  },
  {
    key: 'today',
    head: t('channels.payees.today'),
    num: true,
    wraps: true,
    cell: ({ payee }) => <Today payee={payee} />,
  },
  ...(may_set
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          pinned: true as const,
          cell: ({ channel, payee }: PayeeOfChannel) => (
            <RowButton
              label={t('channels.change')}
              about={t('channels.payees.set_title', { name: channel.title, account: payee.payee_account })}
              onClick={() => askPayee({ channel, payee, banks })}
            />
          ),
        },
      ]
    : []),
]
