import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Button, EmptyState, Skeleton, toast } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { cardsQuery, meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { confirmBox } from '../../popups/popups.store.ts'
import { t } from '../../text.ts'
import { GoOn } from '../../widgets/go-on.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { maskName } from '../../widgets/mask.rules.ts'
import { Panel } from '../../widgets/panel.tsx'
import { SupplierMark } from '../../widgets/supplier-mark.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { type Card, CardDialog } from './card-dialog.tsx'
import css from './bank.module.css'
import { removeCard } from './cards.rules.ts'

const MAX = 5

const remove = async (card: Card) => {
  const yes = await confirmBox({
    title: t('member-bank:remove_title'),
    text: t('member-bank:remove_text', { bank: card.bank_type_text, card: card.card_no }),
    confirm: t('member-bank:remove'),
    danger: true,
  })
  if (!yes) return
  const done = await api.bank.remove({ id: card.id }).then(
    () => true,
    () => false,
  )
  if (!done) return
  queryClient.setQueryData(cardsQuery.queryKey, (cards) => cards && removeCard(cards, card.id))
  toast(t('member-bank:removed'), { tone: 'good' })
}

const Row = ({ card, edit }: { card: Card; edit: () => void }) => (
  <li className={css.card}>
    <SupplierMark code={card.bank_type} title={card.bank_type_text} />
    <span className={css.number}>{card.card_no}</span>
    <small>
      {maskName(card.owner_name)} · {card.bank_address}
    </small>
    <span className={css.acts}>
      <Button size="s" onClick={edit}>
        {t('member-bank:change')}
      </Button>
      <Button size="s" variant="danger" onClick={() => void remove(card)}>
        {t('member-bank:remove')}
      </Button>
    </span>
  </li>
)

/** Bank cards: add, change, remove; numbers are masked (R3.8, R4.15). Closing the form forgets the card being edited. An address that names an input opens the form for a new card. */
const BankScreen = () => {
  const { data: cards, isLoadingError, refetch } = useQuery(cardsQuery)
  const { data: me } = useQuery(meQuery)
  const { focus }: { focus?: string } = useSearch({ strict: false })
  const [form, setForm] = useState<Card | 'new' | undefined>(focus === undefined ? undefined : 'new')
  useTitle(t('member-bank:title'))
  const add = (
    <Button variant="primary" onClick={() => setForm('new')}>
      {t('member-bank:add')}
    </Button>
  )
  return (
    <Panel
      level={1}
      title={t('member-bank:title')}
      text={t('member-bank:text', { name: maskName(me?.realname ?? ''), max: MAX })}
      aside={cards && cards.length > 0 && cards.length < MAX && add}
    >
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      {!cards && !isLoadingError && (
        <div className={css.list}>
          <Skeleton height={120} radius={20} />
          <Skeleton height={120} radius={20} />
        </div>
      )}
      {cards?.length === 0 && (
        <EmptyState motif="credit-card" title={t('member-bank:none')} action={add}>
          {t('member-bank:none_text')}
        </EmptyState>
      )}
      {cards && cards.length > 0 && (
        <ul className={css.list}>
          {cards.map((card) => (
            <Row key={card.id} card={card} edit={() => setForm(card)} />
          ))}
        </ul>
      )}
      {cards && cards.length > 0 && (
        <div className={css.on}>
          <GoOn />
        </div>
      )}
      {form && (
        <CardDialog
          card={form === 'new' ? undefined : form}
          owner={me?.realname ?? ''}
          close={() => setForm(undefined)}
        />
      )}
    </Panel>
  )
}

export default BankScreen
