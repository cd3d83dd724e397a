/**
 * R6.4: the way from an agent down to a member, of whose way up (`path`, the nearest first) nothing above the agent is shown.
 * Empty where the agent does not stand on it.
 */
export const cutWay = (path: readonly number[], agent_id: number, member_id: number): number[] => {
  const at = path.indexOf(agent_id)
  return at < 0 ? [] : [...path.slice(0, at).toReversed(), member_id]
}
