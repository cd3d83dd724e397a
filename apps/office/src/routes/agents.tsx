import { fetchScreen } from '@moongate/client/react'
import { createRoute } from '@tanstack/react-router'
import { guardList, guardScreen, shell } from './base.tsx'

const agents = createRoute({
  getParentRoute: () => shell,
  path: '/agents',
  ...guardList('agents'),
  ...fetchScreen(() => import('../features/agents/agents.screen.tsx').then((file) => file.AgentsScreen)),
})
const run = createRoute({
  getParentRoute: () => shell,
  path: '/agents/runs/$id',
  ...guardList('agents'),
  ...fetchScreen(() => import('../features/agents/run.screen.tsx').then((file) => file.RunScreen)),
})
const agent = createRoute({
  getParentRoute: () => shell,
  path: '/agents/$id/statements',
  ...guardList('agents'),
  ...fetchScreen(() => import('../features/agents/agent.screen.tsx').then((file) => file.AgentScreen)),
})
const statement = createRoute({
  getParentRoute: () => shell,
  path: '/agents/statements/$id',
  ...guardScreen('agents'),
  ...fetchScreen(() => import('../features/agents/statement.screen.tsx').then((file) => file.StatementScreen)),
})

/** Agents, and what they were paid: by run, by agent, and each figure of a statement. */
export const agentRoutes = [agents, run, agent, statement] as const
