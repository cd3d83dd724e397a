import { officeTables, tables } from '@moongate/contract'
import type { FastifyInstance } from 'fastify'
import type { Composition } from './compose.ts'
import type { HttpContext } from './kernel/http/context.ts'
import { mountModule } from './kernel/http/mount.ts'
import { servePictures } from './kernel/http/pictures.ts'
import { createCommissionHandlers, createCommissionOfficeHandlers } from './modules/commission/index.ts'
import { createCreditHandlers, createCreditOfficeHandlers } from './modules/credit/index.ts'
import { createPapersHandlers, createPapersOfficeHandlers } from './modules/papers/index.ts'
import { createPortalHandlers } from './modules/portal/index.ts'
import { createProtectionHandlers, createProtectionOfficeHandlers } from './modules/protection/index.ts'
import { createPromotionsHandlers, createPromotionsOfficeHandlers, findPicture } from './modules/promotions/index.ts'
import { createLevelupHandlers, createLevelupOfficeHandlers } from './modules/levelup/index.ts'
import { createBonusHandlers, createBonusOfficeHandlers } from './modules/bonus/index.ts'
import { createFreeSpinsHandlers, createFreeSpinsOfficeHandlers } from './modules/freespins/index.ts'
import { createRebateHandlers, createRebateOfficeHandlers } from './modules/rebate/index.ts'
import { createSavingsHandlers, createSavingsOfficeHandlers } from './modules/savings/index.ts'
import { createTeamHandlers, createTeamOfficeHandlers } from './modules/team/index.ts'
import { createWheelHandlers, createWheelOfficeHandlers } from './modules/wheel/index.ts'

/** What keeps a member, and what protects them: the calls of the activity centre and of protection, members' and staff's. */
export const mountActivity = (app: FastifyInstance, http: HttpContext, composed: Composition): void => {
  mountModule(app, http, 'rebate', tables.rebate, createRebateHandlers(composed))
  mountModule(app, http, 'levelup', tables.levelup, createLevelupHandlers(composed))
  mountModule(app, http, 'savings', tables.savings, createSavingsHandlers(composed))
  mountModule(app, http, 'wheel', tables.wheel, createWheelHandlers(composed))
  mountModule(app, http, 'credit', tables.credit, createCreditHandlers(composed))
  mountModule(app, http, 'promotions', tables.promotions, createPromotionsHandlers(composed))
  mountModule(app, http, 'bonus', tables.bonus, createBonusHandlers(composed))
  mountModule(app, http, 'freespins', tables.freespins, createFreeSpinsHandlers(composed))
  mountModule(app, http, 'protection', tables.protection, createProtectionHandlers(composed))
  mountModule(app, http, 'papers', tables.papers, createPapersHandlers(composed))
  mountModule(app, http, 'rebate', officeTables.rebate, createRebateOfficeHandlers(composed), true)
  mountModule(app, http, 'levelup', officeTables.levelup, createLevelupOfficeHandlers(composed), true)
  mountModule(app, http, 'savings', officeTables.savings, createSavingsOfficeHandlers(composed), true)
  mountModule(app, http, 'wheel', officeTables.wheel, createWheelOfficeHandlers(composed), true)
  mountModule(app, http, 'credit', officeTables.credit, createCreditOfficeHandlers(composed), true)
  mountModule(app, http, 'promotions', officeTables.promotions, createPromotionsOfficeHandlers(composed), true)
  servePictures(app, http, (hash) => findPicture(composed.db, hash))
  mountModule(app, http, 'protection', officeTables.protection, createProtectionOfficeHandlers(composed), true)
  mountModule(app, http, 'papers', officeTables.papers, createPapersOfficeHandlers(composed), true)
  mountModule(app, http, 'bonus', officeTables.bonus, createBonusOfficeHandlers(composed), true)
  mountModule(app, http, 'freespins', officeTables.freespins, createFreeSpinsOfficeHandlers(composed), true)
}

/** Agents and what they are paid: the calls of agents and of staff. */
export const mountAgents = (app: FastifyInstance, http: HttpContext, composed: Composition): void => {
  mountModule(app, http, 'team', tables.team, createTeamHandlers(composed))
  mountModule(app, http, 'commission', tables.commission, createCommissionHandlers(composed))
  mountModule(app, http, 'portal', tables.portal, createPortalHandlers(composed))
  mountModule(app, http, 'team', officeTables.team, createTeamOfficeHandlers(composed), true)
  mountModule(app, http, 'commission', officeTables.commission, createCommissionOfficeHandlers(composed), true)
}
