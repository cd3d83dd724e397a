import { Button, Card } from '@moongate/ui'
import { shieldCheck } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import type { Draw } from '../../api/answers.ts'
import { t } from '../../text.ts'
import { Proof } from './proof.tsx'
import css from './records.module.css'

/** What was promised for the running draw, and the check of the last one. */
export const Fair = ({
  code,
  commitment,
  draws,
}: {
  code: string
  /** Of the running draw; null for the moment in which the one before it is being held. */
  commitment: string | null
  draws: readonly Draw[]
}) => {
  const [proof, setProof] = useState<Draw>()
  const last = draws.find((draw) => draw.seed !== null)
  return (
    <Card className={css.fair} aria-label={t('fair')}>
      <h2>{t('fair')}</h2>
      <p>{t('fair_text')}</p>
      {commitment === null ? null : (
        <p>
          {t('fair_promise')}
          <code>{commitment}</code>
        </p>
      )}
      {last ? (
        <Button size="s" wide icon={shieldCheck} onClick={() => setProof(last)}>
          {t('fair_check')}
        </Button>
      ) : null}
      {proof ? <Proof code={code} shown={proof} onClose={() => setProof(undefined)} /> : null}
    </Card>
  )
}
