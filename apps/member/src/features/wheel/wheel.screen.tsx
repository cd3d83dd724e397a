import { useQuery } from '@tanstack/react-query'
import { isFeatureOn } from '@moongate/contract/features'
import { Card, EmptyState, RichHtml, Skeleton } from '@moongate/ui'
import { useState } from 'react'
import { configsQuery } from '../../api/queries.ts'
import { wheelQuery, type WheelSetting, wheelSettingQuery } from '../../api/wheel-queries.ts'
import { focusLogin } from '../../session/login-focus.ts'
import { useSession } from '../../session/session.store.ts'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { Fairness, Winners } from './around.tsx'
import { Chances, Conditions } from './chances.tsx'
import { Legend } from './legend.tsx'
import { OwnWins } from './own-wins.tsx'
import { SpinBox } from './spin-box.tsx'
import css from './wheel.module.css'

/** Why somebody may look but not spin; nothing where they may. */
const useInstead = (): { text: string; act?: () => void; note: string } | undefined => {
  const demo = useIsDemo()
  const logged_in = useSession((session) => session.token !== null)
  if (demo) return { text: t('member-wheel:none'), note: t('member-wheel:demo') }
  if (!logged_in) return { text: t('member-wheel:log_in'), act: focusLogin, note: t('member-wheel:visitor') }
  return undefined
}

const Wheel = ({ setting }: { setting: WheelSetting }) => {
  const instead = useInstead()
  const [page, setPage] = useState(1)
  const [turning, setTurning] = useState(false)
  const query = useQuery({ ...wheelQuery(page), enabled: !instead && !turning })
  const standing = instead ? undefined : query.data
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <h1>{t('member-wheel:title')}</h1>
        <p>{setting.desc}</p>
      </header>
      <Winners scroll={setting.scroll} />
      <div className={css.grid}>
        <div className={css.side}>
          <SpinBox setting={setting} held={standing?.cjcs} {...(instead && { instead })} onTurning={setTurning} />
          <Conditions condition={setting.condition} times={setting.times} />
        </div>
        <div className={css.side}>
          {instead && <p className={css.instead}>{instead.note}</p>}
          {standing && <Chances standing={standing} most={setting.most} />}
          <Legend award={setting.award} />
        </div>
      </div>
      {!instead && <OwnWins query={query} page={page} go={setPage} />}
      <Card className={css.folds}>
        <details className={css.fold}>
          <summary>{t('member-wheel:rules')}</summary>
          <RichHtml html={setting.rule} />
        </details>
        <Fairness next={standing?.next} />
      </Card>
    </div>
  )
}

/** The prize wheel: for visitors to look at, for members to spin (R2.6). */
const WheelScreen = () => {
  const { data: configs } = useQuery(configsQuery)
  const on = isFeatureOn(configs, 'wheel')
  const { data, isError, refetch } = useQuery({ ...wheelSettingQuery, enabled: on })
  useTitle(t('member-wheel:title'))
  if (configs && !on) return <Nothing text={t('member-wheel:off')} />
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data)
    return (
      <Panel level={1} title={t('member-wheel:title')}>
        <Skeleton height={480} />
      </Panel>
    )
  return data.wheel === null ? <Nothing text={t('member-wheel:not_ready')} /> : <Wheel setting={data} />
}

const Nothing = ({ text }: { text: string }) => (
  <Panel level={1} title={t('member-wheel:title')}>
    <EmptyState motif="gift" title={text} />
  </Panel>
)

export default WheelScreen
