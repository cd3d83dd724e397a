import { computeScore } from '@moongate/contract/protection.rules'
import { PGSI_MOST, PGSI_QUESTIONS } from '@moongate/contract/protection.states'
import { Button, Checkbox } from '@moongate/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../text.ts'
import css from './protection.module.css'

const QUESTIONS = Array.from({ length: PGSI_QUESTIONS }, (_, i) => String(i + 1) as QuestionNumber)
const ANSWERS = Array.from({ length: PGSI_MOST + 1 }, (_, i) => String(i) as AnswerNumber)
type QuestionNumber = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type AnswerNumber = '0' | '1' | '2' | '3'

const Result = ({ result: { score, band } }: { result: NonNullable<ReturnType<typeof computeScore>> }) => (
  <output className={css.holds}>
    <strong>{t('member-protection:score', { score })}</strong>
    <span>{t(`member-protection:bands.${band}`)}</span>
    <Link to="/Member/Protection" search={{ tab: band === 'none' ? 'limits' : 'help' }}>
      {t(band === 'none' ? 'member-protection:tabs.limits' : 'member-protection:tabs.help')}
    </Link>
  </output>
)

/** The nine questions of the Problem Gambling Severity Index. The answers stay in this browser's memory and go nowhere. */
export const SelfTest = () => {
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({})
  const [asked, setAsked] = useState(false)
  const result = computeScore(QUESTIONS.map((one) => answers[one] ?? -1))
  return (
    <div className={css.test}>
      <p className={css.note}>{t('member-protection:test_how')}</p>
      <ol>
        {QUESTIONS.map((one) => (
          <li key={one}>
            <fieldset className={css.question}>
              <legend>{t(`member-protection:questions.${one}`)}</legend>
              {ANSWERS.map((answer) => (
                <Checkbox
                  key={answer}
                  kind="radio"
                  name={`question-${one}`}
                  checked={answers[one] === Number(answer)}
                  onChange={() => setAnswers((was) => ({ ...was, [one]: Number(answer) }))}
                >
                  {t(`member-protection:answers.${answer}`)}
                </Checkbox>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      <Button variant="primary" onClick={() => setAsked(true)}>
        {t('member-protection:score_it')}
      </Button>
      {asked && (result ? <Result result={result} /> : <p role="alert">{t('member-protection:answer_all')}</p>)}
    </div>
  )
}
