import type { Visit } from '@moongate/game-contract/slots'
import { findGame, type SlotGame } from '@moongate/slots'
import type { Skin } from './art/skin.ts'
import { skins } from './art/skins.ts'
import { createDrawer, type Drawer } from './art/sprites.ts'
import { createGame, type Game } from './play/game.ts'
import { createPauses } from './play/pauses.ts'
import { createStore, type Store } from './play/state.ts'
import { createPlayer, type Player } from './sound/sound.ts'
import { type Canvases, createStage, type Stage } from './stage/stage.ts'
import { t } from './text.ts'

/** A game that can be played: everything behind the frame. */
export type Opened = {
  visit: Visit
  slot: SlotGame
  skin: Skin
  draw: Drawer
  store: Store
  stage: Stage
  canvases: Canvases
  game: Game
  player: Player
}

const openStore = ({ balance, stake, free }: Visit): Store =>
  createStore({
    phase: 'idle',
    balance,
    stake,
    won: 0,
    multiplier: 1,
    free_left: undefined,
    granted: free ?? undefined,
    turbo: false,
    auto: undefined,
    overlay: undefined,
    told: { kind: 'ready' },
    is_replay: false,
    over: undefined,
  })

const createCanvases = (): Canvases => {
  const [frame, reels, above] = ['frame', 'reels', 'above'].map(() => document.createElement('canvas'))
  if (!frame || !reels || !above) throw new Error('a browser without canvas')
  return { frame, reels, above }
}

/** Loads the pictures of the game and sets up its stage. */
export const openGame = async (visit: Visit, formatMinor: (minor: number) => string): Promise<Opened> => {
  const slot = findGame(visit.game)
  const skin = skins[visit.game]
  if (!slot || !skin) throw new Error(`no game is called ${visit.game}`)
  const draw = await createDrawer(slot, skin, { wild: t('wild'), scatter: t('scatter') })
  const [store, player, canvases, pauses] = [openStore(visit), createPlayer(), createCanvases(), createPauses()]
  const stage = createStage(canvases, slot, {
    skin,
    draw,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    onStop: () => player.play('stop'),
    onTease: () => player.play('tease'),
  })
  const game = createGame({ visit, game: slot, skin, stage, store, pauses, play: player.play, formatMinor })
  return { visit, slot, skin, draw, store, stage, canvases, game, player }
}
