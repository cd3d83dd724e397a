import { getMaxLength } from '../forms/fields.ts'
import type { FieldName } from '@moongate/contract/fields'
import { t } from '../text.ts'
import css from './captcha-field.module.css'
import { useCaptcha } from './use-captcha.ts'

/**
 * The captcha input with its picture, which loads on focus or click and is renewed by a click (R5.5). Who cannot read it
 * lets the browser do a piece of work instead. A captcha is good for one try: give each try a key of its own.
 */
export const CaptchaField = ({
  rule,
  typed = '',
  labelled = false,
}: {
  rule: FieldName
  typed?: string
  labelled?: boolean
}) => {
  const { captcha, proof, load, prove } = useCaptcha()
  const done = proof.state === 'done'
  return (
    <div className={css.field} data-labelled={labelled || undefined}>
      {done ? (
        <output className={css.done}>{t('member:login.pow_done')}</output>
      ) : (
        <input
          className={css.input}
          name="captcha"
          defaultValue={typed}
          maxLength={getMaxLength(rule)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={t('member:login.captcha')}
          placeholder={t('member:login.captcha')}
          onFocus={() => {
            if (!captcha) void load()
          }}
        />
      )}
      <input type="hidden" name="key" value={captcha?.key ?? ''} readOnly />
      <input type="hidden" name="proof" value={done ? proof.value : ''} readOnly />
      {!done && (
        <button
          type="button"
          className={css.picture}
          onClick={() => void load()}
          aria-label={captcha ? t('member:login.captcha_refresh') : t('member:login.captcha_load')}
        >
          {captcha ? <img src={captcha.img} alt="" width={96} height={32} /> : t('member:login.captcha_load')}
        </button>
      )}
      {!done && (
        <button
          type="button"
          className={css.prove}
          disabled={proof.state === 'busy'}
          onClick={() => void prove()}
          title={t('member:login.pow')}
        >
          {proof.state === 'busy'
            ? t('member:login.pow_busy', { percent: proof.percent })
            : t(proof.state === 'failed' ? 'member:login.pow_failed' : 'member:login.pow')}
        </button>
      )}
    </div>
  )
}
