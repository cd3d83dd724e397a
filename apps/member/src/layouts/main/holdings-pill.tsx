import { useQuery } from '@tanstack/react-query'
import { Icon, Popover } from '@moongate/ui'
import { chevronDown } from '@moongate/ui/icons.gen'
import { holdingsQuery } from '../../api/money-queries.ts'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { HoldingsParts } from '../../widgets/holdings-parts.tsx'
import { isSpread } from '../../widgets/holdings.rules.ts'
import { MailChip } from './mail-chip.tsx'
import { OrderChip } from './order-chip.tsx'
import css from './holdings-pill.module.css'
import { WalletPill } from './wallet-pill.tsx'

/** The wallet pill with the whole of the money and its parts where it lies in several places, and the open order beside it. */
export const HoldingsPill = ({ me }: { me: Answer<'members', 'me'>['data'] }) => {
  const { data: holdings } = useQuery(holdingsQuery)
  const spread = holdings && isSpread(holdings.parts) ? holdings : undefined
  return (
    <>
      <OrderChip />
      <MailChip />
      <WalletPill
        me={me}
        {...(spread && { whole: { label: t('member-money:holdings.total'), value: spread.total } })}
        action={
          spread && (
            <Popover
              align="end"
              trigger={<Icon d={chevronDown} size={18} />}
              label={t('member-money:holdings.title')}
              className={css.parts}
              buttonProps={{ className: css.open, 'aria-label': t('member-money:holdings.title') }}
            >
              <HoldingsParts holdings={spread} />
            </Popover>
          )
        }
      />
    </>
  )
}
