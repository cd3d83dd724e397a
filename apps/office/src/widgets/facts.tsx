import type { ReactNode } from 'react'
import css from './facts.module.css'

export type Fact = {
  label: string
  value: ReactNode
  /** Money and numbers. */ num?: boolean
  /** The figure a decision is about. */ big?: boolean
}

/** What is known of one thing: labels and values; an empty value is a dash. */
export const Facts = ({ facts, columns = 1 }: { facts: Fact[]; columns?: 1 | 2 | 3 }) => {
  return (
    <dl className={css.facts} data-columns={columns}>
      {facts.map(({ label, value, num, big }) => (
        <div key={label} className={css.fact}>
          <dt>{label}</dt>
          <dd data-num={num || undefined} data-big={big || undefined}>
            {value === '' || value === null ? '–' : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
