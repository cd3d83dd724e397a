import type { Kernel } from '../../kernel/index.ts'
import { replaceAnswers } from './template.sql.ts'

/** Canned answers of the demo's staff, in the languages of its members. */
const ANSWERS = [
  { title: '充值未到账', content: '您好，请把转账凭证和单号发给我们，核对后会立即为您入账，通常不超过 10 分钟。' },
  { title: '提现进度', content: '您好，您的提现正在审核中，通常 30 分钟内到账。如超过一小时仍未到账，请回复此信。' },
  {
    title: 'Deposit not credited',
    content:
      'Hello, please send us the transfer slip and the order number. We will credit it as soon as it is found, usually within 10 minutes.',
  },
  {
    title: 'ยอดฝากยังไม่เข้า',
    content: 'สวัสดีค่ะ กรุณาส่งสลิปโอนเงินและหมายเลขรายการ เมื่อตรวจสอบแล้วเราจะเติมยอดให้ทันที ปกติไม่เกิน 10 นาที',
  },
  {
    title: 'Tiền nạp chưa vào',
    content:
      'Chào bạn, vui lòng gửi biên lai chuyển tiền và mã đơn. Chúng tôi sẽ cộng tiền ngay khi đối chiếu xong, thường trong 10 phút.',
  },
] as const

/** Canned answers to begin with. */
export const seedMail = (d: Pick<Kernel, 'db'>): Promise<void> => d.db.tx((tx) => replaceAnswers(tx, ANSWERS))
