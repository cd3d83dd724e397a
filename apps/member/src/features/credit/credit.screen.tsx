import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { isFeatureOn } from '@moongate/contract/features'
import { EmptyState } from '@moongate/ui'
import type { ReactNode } from 'react'
import { configsQuery, meQuery } from '../../api/queries.ts'
import { useSession } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { Borrow } from './borrow.tsx'
import css from './credit.module.css'
import { CreditFigures } from './figures.tsx'
import { LoanRecord } from './record.tsx'
import { Repay } from './repay.tsx'
import { CreditRules } from './rules.tsx'

const PLACES = [
  ['rules', '/Credit/Index'],
  ['borrow', '/Credit/Borrow'],
  ['repay', '/Credit/Repay'],
  ['record', '/Credit/Record'],
] as const
type Place = (typeof PLACES)[number][0]

const views: { readonly [P in Place]: (name: string) => ReactNode } = {
  rules: () => <CreditRules />,
  borrow: (name) => name !== '' && <Borrow name={name} />,
  repay: (name) => name !== '' && <Repay name={name} />,
  record: () => <LoanRecord />,
}

const Places = () => (
  <nav className={css.places} aria-label={t('member-credit:title')}>
    {PLACES.map(([place, to]) => (
      <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
        {t(`member-credit:tabs.${place}`)}
      </Link>
    ))}
  </nav>
)

/** Credit: its rules, borrowing, repaying, and what was borrowed (R2.5). The place is the address. */
const CreditScreen = () => {
  const { pathname } = useLocation()
  const logged_in = useSession((s) => s.token !== null)
  const { data: configs } = useQuery(configsQuery)
  const { data: me } = useQuery({ ...meQuery, enabled: logged_in })
  const name = logged_in && me?.is_demo !== 1 ? (me?.name ?? '') : ''
  const place = PLACES.find(([, to]) => to === pathname)?.[0] ?? 'rules'
  useTitle(t('member-credit:title'))
  if (configs && !isFeatureOn(configs, 'credit'))
    return (
      <Panel level={1} title={t('member-credit:title')}>
        <EmptyState motif="receipt" title={t('member-credit:off')} />
      </Panel>
    )
  return (
    <div className={css.screen}>
      <Panel level={1} title={t('member-credit:title')} text={t('member-credit:text')} aside={<Places />}>
        {name !== '' && <CreditFigures name={name} />}
        <div className={css.view} key={place}>
          {views[place](name)}
        </div>
      </Panel>
    </div>
  )
}

export default CreditScreen
