import { Figures, Proof, Rules } from '@moongate/game-client'
import { Dialog } from '@moongate/ui'
import type { GameCode } from '@moongate/tables'
import { GAMES } from '../games/index.ts'
import { nameBet, nameGame } from '../games/name-bet.ts'
import { PAYS } from '../games/pays.ts'
import type { Table } from '../play/use-tables.ts'
import { t } from '../text.ts'

type Props = { table: Table | undefined; game: GameCode; onClose: () => void }

/** What is paid, what comes back in the mean, how the game goes, and how a shoe can be checked. */
export const RulesDialog = ({ table, game, onClose }: Props) => (
  <Dialog open size="m" title={`${nameGame(game)} · ${t('how_to_play')}`} close={t('close')} onClose={onClose}>
    <Figures heads={[t('bet'), t('pays'), t('rtp')]}>
      {PAYS[game].map(([bet, odds, returned]) => (
        <tr key={bet}>
          <td>{nameBet(bet)}</td>
          <td>{odds}</td>
          <td>{returned} %</td>
        </tr>
      ))}
    </Figures>
    <Rules>
      {GAMES[game].rules.map((rule) => (
        <li key={rule}>{t(rule)}</li>
      ))}
      <li>{t('rule.close')}</li>
      <li>{t('rule.keys')}</li>
    </Rules>
    {table && <Proof label={t('proof')} hash={table.hash} />}
  </Dialog>
)
