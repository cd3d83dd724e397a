import { Checkbox } from '@moongate/ui'
import { t } from '../text.ts'
import css from './role-choice.module.css'

/** Whether who comes is an agent with rates, or a player without any. */
export const RoleChoice = ({ is_agent, change }: { is_agent: boolean; change: (is_agent: boolean) => void }) => (
  <fieldset className={css.choice}>
    <legend>{t('rates.role')}</legend>
    <Checkbox kind="radio" name="role" checked={!is_agent} onChange={() => change(false)}>
      {t('rates.as_player')}
    </Checkbox>
    <Checkbox kind="radio" name="role" checked={is_agent} onChange={() => change(true)}>
      {t('rates.as_agent')}
    </Checkbox>
  </fieldset>
)
