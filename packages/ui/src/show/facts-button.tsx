import { useId, useState } from 'react'
import { Button } from '../actions/button.tsx'
import css from './facts-button.module.css'

/** A line: its name and what it says. */
export type Fact = readonly [name: string, value: string]
type Props = { label: string; failed: string; read: () => Promise<readonly Fact[]> }

/** A button that opens lines of names and values below it, read when they are first asked for; pressed again it closes them. */
export const FactsButton = ({ label, failed, read }: Props) => {
  const id = useId()
  const [facts, setFacts] = useState<readonly Fact[] | 'reading' | 'failed'>()
  const isOpen = facts !== undefined && facts !== 'reading'
  const toggle = (): void => {
    if (isOpen) return setFacts(undefined)
    setFacts('reading')
    read().then(setFacts, () => setFacts('failed'))
  }
  return (
    <>
      <Button size="s" busy={facts === 'reading'} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {label}
      </Button>
      <dl id={id} className={css.facts} hidden={!isOpen}>
        {facts === 'failed' && <dd role="alert">{failed}</dd>}
        {typeof facts === 'object' &&
          facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
