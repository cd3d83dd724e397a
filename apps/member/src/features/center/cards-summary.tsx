import { Link } from '@tanstack/react-router'
import { buildButtonClass, EmptyState, Skeleton } from '@moongate/ui'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import css from './center.module.css'

/** The bound cards, masked, with the way to manage them. */
export const CardsSummary = ({ cards }: { cards: Answer<'bank', 'list'>['data'] | undefined }) => (
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
    {!cards && <Skeleton height={60} radius={16} />}
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
