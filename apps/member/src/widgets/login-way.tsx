import PasskeyButton from './passkey-button.tsx'
import { isPasskeyPossible, readPage } from '@moongate/client/passkey'
import css from './login-way.module.css'

/** Below the header's login while it has the focus: the way in by a passkey. */
const LoginWay = () =>
  isPasskeyPossible(readPage()) && (
    <div className={css.way}>
      <PasskeyButton size="s" />
    </div>
  )

export default LoginWay
