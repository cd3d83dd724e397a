import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Dialog, Money } from '@moongate/ui'
import { useEffect, useRef, useState } from 'react'
import { type Answer, api } from '../../api/api.ts'
import { meQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { formatPlayed } from './limit.rules.ts'
import css from './protection.module.css'
import { countDue, isThere, PULSE_MS } from './pulse.rules.ts'

type Pulse = Answer<'protection', 'pulse'>['data']
const SUMS = ['staked', 'won', 'result'] as const
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** Says each minute that somebody plays while they are there; answers what the server said last. */
const usePulse = (plays: boolean): Pulse | undefined => {
  const [pulse, setPulse] = useState<Pulse>()
  const touched_at = useRef(0)
  useEffect(() => {
    if (!plays) return
    touched_at.current = Date.now()
    const touch = () => void (touched_at.current = Date.now())
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true })
    const timer = setInterval(() => {
      if (!isThere(document.visibilityState === 'visible', touched_at.current, Date.now())) return
      void api.protection
        .pulse({}, { quiet: true })
        .then(({ data }) => setPulse(data))
        .catch(() => undefined)
    }, PULSE_MS)
    return () => {
      clearInterval(timer)
      for (const name of TOUCHES) window.removeEventListener(name, touch)
    }
  }, [plays])
  return pulse
}

/** What the spell of play came to. */
const Figures = ({ pulse }: { pulse: Pulse }) => (
  <dl className={css.figures}>
    <div>
      <dt>{t('member-protection:sums.time')}</dt>
      <dd>{formatPlayed(pulse.seconds)}</dd>
    </div>
    {SUMS.map((sum) => (
      <div key={sum}>
        <dt>{t(`member-protection:sums.${sum}`)}</dt>
        <dd>
          <Money value={pulse[sum]} />
        </dd>
      </div>
    ))}
  </dl>
)

/** The reality check: after so many minutes of play it stands over everything and says how it went. */
const Reality = () => {
  const { data: me } = useQuery(meQuery)
  const pulse = usePulse(me?.is_demo === 0)
  const navigate = useNavigate()
  const [answered, setAnswered] = useState({ since: '', times: 0 })
  const due = pulse ? countDue(pulse.seconds, pulse.reality_minutes) : 0
  if (!pulse || due <= (answered.since === pulse.since ? answered.times : 0)) return null
  const goOn = () => setAnswered({ since: pulse.since, times: due })
  const pause = () => {
    goOn()
    void navigate({ to: '/Member/Protection', search: { tab: 'time_out' } })
  }
  return (
    <Dialog
      open
      alert
      title={t('member-protection:reality')}
      onClose={goOn}
      footer={
        <>
          <Button onClick={goOn} data-focus>
            {t('member-protection:go_on')}
          </Button>
          <Button variant="primary" onClick={pause}>
            {t('member-protection:pause')}
          </Button>
        </>
      }
    >
      <p>{t('member-protection:reality_text')}</p>
      <Figures pulse={pulse} />
      {pulse.is_offered && <p className={css.holds}>{t('member-protection:offered')}</p>}
    </Dialog>
  )
}

export default Reality
