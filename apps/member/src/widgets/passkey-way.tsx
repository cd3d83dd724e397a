import { lazily } from '../start/lazily.tsx'
import { loadTexts } from '../text.ts'
import { isPasskeyPossible, readPage } from '@moongate/client/passkey'

const Button = lazily(
  async () => (await Promise.all([import('./passkey-button.tsx'), loadTexts('member-security')]))[0],
)

/** The way in by a passkey, where this page has it. */
export const PasskeyWay = () => (isPasskeyPossible(readPage()) ? <Button /> : null)
