import { useQuery } from '@tanstack/react-query'
import { Icon, Popover } from '@moongate/ui'
import { chevronDown } from '@moongate/ui/icons.gen'
import { purseQuery } from '../../api/money-queries.ts'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { PurseParts } from '../../widgets/purse-parts.tsx'
import { isSpread } from '../../widgets/purse.rules.ts'
import { OrderChip } from './order-chip.tsx'
import css from './purse-pill.module.css'
import { WalletPill } from './wallet-pill.tsx'

/** The wallet pill with the whole of the money and its parts where it lies in several places, and the open order beside it. */
export const PursePill = ({ me }: { me: Answer<'members', 'me'>['data'] }) => {
  const { data: purse } = useQuery(purseQuery)
  const spread = purse && isSpread(purse.parts) ? purse : undefined
  return (
    <>
      <OrderChip />
      <WalletPill
        me={me}
        {...(spread && { whole: { label: t('member-money:purse.total'), value: spread.total } })}
        action={
          spread && (
            <Popover
              align="end"
              trigger={<Icon d={chevronDown} size={18} />}
              label={t('member-money:purse.title')}
              className={css.parts}
              buttonProps={{ className: css.open, 'aria-label': t('member-money:purse.title') }}
            >
              <PurseParts purse={spread} />
            </Popover>
          )
        }
      />
    </>
  )
}
