/** Who of the staff acts, and from where: for what they act on, and for the audit log. */
export type StaffAct = { staff_id: number; name: string; ip: string; request_id: string }

/** The act that a call of staff's is. */
export const readStaffAct = ({
  caller,
  ip,
  request_id,
}: {
  caller: { staff_id: number; name: string }
  ip: string
  request_id: string
}): StaffAct => ({ staff_id: caller.staff_id, name: caller.name, ip, request_id })

/** The act as the audit log tells it. */
export const describeStaffAct = ({ staff_id, name, ip, request_id }: StaffAct) => ({
  actor: { type: 'staff' as const, id: staff_id, name },
  ip,
  request_id,
})
