import { IconButton, Money } from '@moongate/ui'
import { help, refresh, volume, volumeOff } from '@moongate/ui/icons.gen'
import { toggleSound, useSoundSwitch } from '../sound/sound.ts'
import { useSession } from '../session/session.ts'
import { t } from '../text.ts'
import css from './table.module.css'

type Props = { balance: string | undefined; onRefresh: () => void; refreshing: boolean; onRules: () => void }

const SoundSwitch = () => {
  const on = useSoundSwitch()
  return (
    <IconButton icon={on ? volume : volumeOff} label={t('sound')} look="well" aria-pressed={on} onClick={toggleSound} />
  )
}

/** Who plays, with what balance, the switch of the sound and the way to the rules. */
export const TopBar = ({ balance, onRefresh, refreshing, onRules }: Props) => {
  const session = useSession()
  return (
    <header className={css.top}>
      <h1 className={css.brand}>
        <i aria-hidden="true" />
        {t('title')}
      </h1>
      {session ? (
        <fieldset className={css.wallet} data-played aria-label={t('balance')}>
          <span className={css.player}>
            {session.name}
            {session.is_demo ? <em>{t('demo')}</em> : null}
          </span>
          <span className={css.walletLabel}>{t('balance')}</span>
          {balance === undefined ? <span>—</span> : <Money value={balance} flash roll />}
          <IconButton icon={refresh} label={t('refresh')} spin={refreshing} onClick={onRefresh} />
        </fieldset>
      ) : (
        <span className={css.guest}>{t('guest')}</span>
      )}
      <SoundSwitch />
      <IconButton icon={help} label={t('rules')} look="well" onClick={onRules} />
    </header>
  )
}
