import { Field, Input } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { t } from '../../text.ts'
import css from './entrance.module.css'

type Captcha = { key: string; img: string }

/** The picture comes with the first focus and is renewed by a press. It is good for one try: give each a key of its own. */
export const CaptchaField = () => {
  const [captcha, setCaptcha] = useState<Captcha>()
  const load = async () => setCaptcha((await api.sessions.captcha({}).catch(() => undefined))?.data)
  return (
    <Field label={t('entrance.captcha')}>
      <div className={css.captcha}>
        <Input
          name="captcha"
          maxLength={6}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => {
            if (!captcha) void load()
          }}
        />
        <input type="hidden" name="key" value={captcha?.key ?? ''} readOnly />
        <button
          type="button"
          className={css.picture}
          onClick={() => void load()}
          aria-label={captcha && t('entrance.captcha_new')}
        >
          {captcha ? <img src={captcha.img} alt="" width={96} height={32} /> : t('entrance.captcha_load')}
        </button>
      </div>
    </Field>
  )
}
