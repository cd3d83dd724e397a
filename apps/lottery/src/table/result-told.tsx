import { toast, WinRays, useFormatAmount } from '@moongate/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Receipt } from '../api/answers.ts'
import { describeResult } from '../names.ts'
import { type Result, sumResult } from '../play/result.rules.ts'
import { useIssueTickets } from '../play/use-result.ts'
import type { Reveal } from '../play/use-reveal.ts'
import { playSound } from '../sound/sound.ts'
import { t } from '../text.ts'
import css from './table.module.css'

const SHOWN_MS = 4_500

/** The receipt on the screen holds every ticket of the issue, so it tells the result itself. */
const isOnReceipt = (receipt: Receipt | undefined, tickets: readonly { id: string }[]): boolean =>
  receipt !== undefined && tickets.every(({ id }) => receipt.tickets.some((sold) => sold.id === id))

/** A win over everything for some seconds; it stands in nobody's way. */
const Win = ({ result }: { result: Result }) => {
  const formatAmount = useFormatAmount()
  return (
    <div className={css.win} aria-hidden="true">
      <WinRays ratio={result.ratio}>
        <p className={css.winSum}>
          <small>{t('won')}</small>
          {formatAmount(result.net, true)}
        </p>
      </WinRays>
    </div>
  )
}

type Props = { code: string; reveal: Reveal; receipt: Receipt | undefined; announce: (text: string) => void }

/** Tells once what an issue came to for the player, when its last ball has landed: heard, said, and shown if no receipt shows it. */
export const ResultTold = ({ code, reveal, receipt, announce }: Props) => {
  const { falling, shown, watched } = reveal
  const tickets = useIssueTickets(code, falling?.issue ?? (watched ? shown?.issue : undefined), reveal)
  const result = useMemo(() => tickets && sumResult(tickets), [tickets])
  const told = useRef<string>(undefined)
  const formatAmount = useFormatAmount()
  const [over, setOver] = useState<string>()
  const receipted = isOnReceipt(receipt, tickets ?? [])
  useEffect(() => {
    if (!result || told.current === result.issue) return
    told.current = result.issue
    playSound(result.kind)
    const text = describeResult(result, formatAmount)
    announce(text)
    if (result.kind !== 'won' && !receipted) toast(text)
    setTimeout(() => setOver(result.issue), receipted ? 0 : SHOWN_MS)
  }, [result, receipted, announce, formatAmount])
  const win = result?.kind === 'won' && !receipted && over !== result.issue ? result : undefined
  return win ? <Win result={win} /> : null
}
