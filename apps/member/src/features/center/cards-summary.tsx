import { Link } from '@tanstack/react-router'
import { buildButtonClass, EmptyState, Skeleton } from '@moongate/ui'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import css from './center.module.css'

type Props = {
  cards: Answer<'bank', 'list'>['data'] | undefined
  /** They could not be read: reads them again. */
  retry: (() => void) | undefined
}

/** The bound cards, masked, with the way to manage them. */
export const CardsSummary = ({ cards, retry }: Props) => (
  <Panel
    title={t('member-center:cards.title')}
    aside={
      cards &&
      cards.length > 0 && (
        <Link to="/Member/BindBank" className={buildButtonClass({ size: 's' })}>
          {t('member-center:cards.manage')}
        </Link>
      )
    }
  >
    {retry && <LoadFailed retry={retry} />}
    {!cards && !retry && <Skeleton height={60} radius={16} />}
    {cards?.length === 0 && (
      <EmptyState
        motif="credit-card"
        title={t('member-center:cards.none')}
        action={
          <Link to="/Member/BindBank" className={buildButtonClass({ variant: 'primary' })}>
            {t('member-center:cards.manage')}
          </Link>
        }
      />
    )}
    {cards && cards.length > 0 && (
      <ul>
        {cards.map((card) => (
          <li key={card.id} className={css.card}>
            <b>{card.bank_type_text}</b>
            <span>{card.card_no}</span>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
