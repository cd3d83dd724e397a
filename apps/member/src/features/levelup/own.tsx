import { useQuery } from '@tanstack/react-query'
import type { Ladder } from '@moongate/contract/levelup.states'
import { formatDate } from '@moongate/i18n'
import { Badge, Button, EmptyState, Field, Input, Money, Skeleton } from '@moongate/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Standing, standingQuery } from '../../api/level-queries.ts'
import { focusLogin } from '../../session/login-focus.ts'
import { formatTime, lang, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { isOther } from './levelup.rules.ts'
import css from './levelup.module.css'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What was given last, or how to come to something. */
const Awards = ({ list }: Pick<Standing, 'list'>) =>
  list.length === 0 ? (
    <p className={css.note}>{t('member-levelup:none_given')}</p>
  ) : (
    <ul className={css.awards} aria-label={t('member-levelup:given')}>
      {list.map(({ bill_no, kind, level, money, created_at }) => (
        <li key={bill_no}>
          <Badge tone="gold">{t(`member-levelup:kinds.${kind}`)}</Badge>
          <span>{t('member-levelup:level', { level })}</span>
          <time>{formatTime(created_at)}</time>
          <b>
            +<Money value={money} />
          </b>
        </li>
      ))}
    </ul>
  )

const Found = ({ standing }: { standing: Standing }) => {
  const { level, total_bet, remain_bet, week_award, month_award, week_on, month_on, manager, list } = standing
  return (
    <div className={css.found}>
      <dl className={css.facts}>
        <Fact label={t('member-levelup:account')}>{standing.name}</Fact>
        <Fact label={t('member-levelup:own_level')}>
          {level === 0 ? t('member-levelup:no_level') : t('member-levelup:level', { level })}
        </Fact>
        <Fact label={t('member-levelup:total_bet')}>
          <Money value={total_bet} />
        </Fact>
        <Fact label={t('member-levelup:remain_bet')}>
          <Money value={remain_bet} />
        </Fact>
        <Fact label={t('member-levelup:kinds.weekly')}>
          <Money value={week_award} />
          {week_on !== null && <small>{t('member-levelup:from_day', { date: formatDate(lang, week_on) })}</small>}
        </Fact>
        <Fact label={t('member-levelup:kinds.monthly')}>
          <Money value={month_award} />
          {month_on !== null && <small>{t('member-levelup:from_day', { date: formatDate(lang, month_on) })}</small>}
        </Fact>
        {manager !== '' && <Fact label={t('member-levelup:manager')}>{manager}</Fact>}
      </dl>
      <Awards list={list} />
    </div>
  )
}

/** The search by account: it answers about the own one, and says so of any other (R2.7). */
export const OwnLevel = ({ ladder, name }: { ladder: Ladder; name: string }) => {
  const [typed, setTyped] = useState(name)
  const [asked, setAsked] = useState(name)
  const query = useQuery(standingQuery(ladder, name))
  const other = isOther(asked, name)
  const search = (event: FormEvent) => {
    event.preventDefault()
    setAsked(typed)
    if (!isOther(typed, name)) void query.refetch()
  }
  return (
    <>
      <form className={css.search} onSubmit={search}>
        <Field
          label={t('member-levelup:account')}
          error={other ? t('member-levelup:own_only') : undefined}
          hint={t('member-levelup:search_hint')}
        >
          <Input value={typed} maxLength={40} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" busy={query.isFetching}>
          {t('member-levelup:search')}
        </Button>
      </form>
      {!other && query.isError && <LoadFailed retry={() => void query.refetch()} />}
      {!other && query.isPending && <Skeleton height={160} radius={20} />}
      {!other && query.data && <Found standing={query.data} />}
    </>
  )
}

/** For visitors and trial accounts: whose levels are looked up here. */
export const NobodysLevel = ({ demo }: { demo: boolean }) => (
  <EmptyState
    motif="trophy"
    title={t(demo ? 'member-levelup:trial' : 'member-levelup:visitor')}
    action={
      !demo && (
        <Button variant="primary" onClick={focusLogin}>
          {t('member-levelup:login')}
        </Button>
      )
    }
  />
)
