import type { Skin } from './skin.ts'
import { dragonPearl } from './skins/dragon-pearl.ts'
import { goldenCarp } from './skins/golden-carp.ts'
import { jadePalace } from './skins/jade-palace.ts'
import { jadeRabbit } from './skins/jade-rabbit.ts'
import { lanternNight } from './skins/lantern-night.ts'
import { phoenixRise } from './skins/phoenix-rise.ts'
import { teahouse } from './skins/teahouse.ts'
import { thunderDrum } from './skins/thunder-drum.ts'
import { tigerMountain } from './skins/tiger-mountain.ts'
import { treasureFleet } from './skins/treasure-fleet.ts'

/** The looks of the ten games by their codes. */
export const skins: Readonly<Record<string, Skin>> = {
  jade_rabbit: jadeRabbit,
  lantern_night: lanternNight,
  teahouse: teahouse,
  golden_carp: goldenCarp,
  phoenix_rise: phoenixRise,
  treasure_fleet: treasureFleet,
  jade_palace: jadePalace,
  dragon_pearl: dragonPearl,
  tiger_mountain: tigerMountain,
  thunder_drum: thunderDrum,
}
