import { hasRole } from '@moongate/contract/states'
import { WHEEL_SETTERS } from '@moongate/contract/wheel.states'
import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Design, designQuery } from '../../api/wheel.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { Panel, PanelBody } from '../../widgets/page.tsx'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { PrizesButton } from './prizes-form.tsx'
import { Prizes } from './prizes.tsx'
import { Records } from './records.tsx'
import { WheelReport } from './report.tsx'
import { TermsButton } from './terms-form.tsx'

const Terms = ({ terms }: Pick<Design, 'terms'>) => {
  const formatAmount = useFormatAmount()
  return (
    <Panel title={t('wheel.terms')}>
      <PanelBody>
        <Facts
          facts={[
            ...terms.steps.map(({ deposit, bet, spins }) => ({
              label: t('wheel.step', { deposit: formatAmount(deposit), bet: formatAmount(bet) }),
              value: `+${spins}`,
              num: true,
            })),
            { label: t('wheel.most'), value: terms.most, num: true },
            { label: t('wheel.times'), value: terms.times, num: true },
          ]}
        />
      </PanelBody>
    </Panel>
  )
}

/** The prize wheel: prizes that wait to be sent, prizes with odds and cost, conditions, and the report (R6.6). */
export const WheelScreen = () => {
  const query = useQuery(designQuery)
  const may_set = hasRole(useRoles(), WHEEL_SETTERS)
  const { data } = query
  return (
    <PanelPage
      title={t('nav.wheel')}
      query={query}
      tools={
        <>
          {may_set && data && <TermsButton terms={data.terms} />}
          {may_set && data && <PrizesButton design={data} />}
        </>
      }
    >
      <Records />
      {data && <Prizes design={data} />}
      {data && <Terms terms={data.terms} />}
      <WheelReport />
    </PanelPage>
  )
}
