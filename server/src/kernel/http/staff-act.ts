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
