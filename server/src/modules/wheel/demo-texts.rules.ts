import type { Text } from '../site/index.ts'

/** A text of the demo in its five languages. */
export const toText = (zh_cn: string, zh_hk: string, en: string, th: string, vi: string): Text => ({
  zh_cn,
  zh_hk,
  en,
  th,
  vi,
})

export const demoAbout: Text = toText(
  '当日存款与有效投注达标即可获得抽奖机会，转动金月，奖品即刻揭晓。',
  '當日存款與有效投注達標即可獲得抽獎機會，轉動金月，獎品即刻揭曉。',
  'Reach the day’s deposits and effective bets to earn spins, turn the golden moon and see your prize at once.',
  'ฝากและเดิมพันถึงเกณฑ์ของวันเพื่อรับสิทธิ์หมุน หมุนจันทร์ทองแล้วรู้รางวัลทันที',
  'Đạt mức nạp và cược hợp lệ trong ngày để nhận lượt quay, quay vầng trăng vàng và biết giải ngay.',
)

const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

export const demoRule: Text = toText(
  list(
    '每日存款与有效投注同时达到某一档，即可获得该档的抽奖次数，每档每日一次。',
    '最多可同时持有 3 次机会，持有满额时达到的档位不再补发；机会长期有效，先得先用。',
    '注单被取消或更正后不再达标的，尚未使用的机会将收回。',
    '现金奖即时存入中心钱包，提款前须完成一倍流水；优惠券与实物由客服在三个工作日内发放。',
    '奖品抽完后，其中奖机会归入“谢谢参与”。各奖品概率公开，每次抽奖均可在本页验证。',
  ),
  list(
    '每日存款與有效投注同時達到某一檔，即可獲得該檔的抽獎次數，每檔每日一次。',
    '最多可同時持有 3 次機會，持有滿額時達到的檔位不再補發；機會長期有效，先得先用。',
    '注單被取消或更正後不再達標的，尚未使用的機會將收回。',
    '現金獎即時存入中心錢包，提款前須完成一倍流水；優惠券與實物由客服在三個工作天內發放。',
    '獎品抽完後，其中獎機會歸入「多謝參與」。各獎品機率公開，每次抽獎均可在本頁驗證。',
  ),
  list(
    'A day’s deposits and effective bets that both reach a step earn its spins, each step once a day.',
    'At most 3 spins are held at a time; a step reached while you hold them all earns nothing. Spins do not expire, the oldest is used first.',
    'If bets are cancelled or corrected and the step is no longer reached, spins not yet used are taken back.',
    'Cash goes to your main wallet at once and asks for its amount once in bets before a withdrawal. Vouchers and goods are sent within three working days.',
    'When a prize is gone its share goes to “Next time”. All odds are shown, and every spin can be checked on this page.',
  ),
  list(
    'เมื่อยอดฝากและยอดเดิมพันที่มีผลของวันถึงขั้นใด จะได้สิทธิ์หมุนของขั้นนั้น ขั้นละหนึ่งครั้งต่อวัน',
    'ถือสิทธิ์ได้สูงสุด 3 ครั้งพร้อมกัน ขั้นที่ถึงขณะถือครบจะไม่ได้เพิ่ม สิทธิ์ไม่หมดอายุ ใช้ของเก่าก่อน',
    'หากโพยถูกยกเลิกหรือแก้ไขจนไม่ถึงขั้น สิทธิ์ที่ยังไม่ใช้จะถูกเรียกคืน',
    'เงินสดเข้ากระเป๋าหลักทันที ต้องทำยอดเดิมพันหนึ่งเท่าก่อนถอน คูปองและของรางวัลส่งภายในสามวันทำการ',
    'เมื่อรางวัลหมด โอกาสของรางวัลนั้นจะรวมกับ “ครั้งหน้า” อัตราทุกรางวัลเปิดเผย และตรวจสอบทุกการหมุนได้ในหน้านี้',
  ),
  list(
    'Khi tổng nạp và cược hợp lệ trong ngày cùng đạt một mức, bạn nhận lượt quay của mức đó, mỗi mức một lần mỗi ngày.',
    'Giữ tối đa 3 lượt cùng lúc; mức đạt được khi đã giữ đủ sẽ không được cộng. Lượt không hết hạn, lượt cũ dùng trước.',
    'Nếu vé cược bị hủy hoặc điều chỉnh khiến không còn đạt mức, lượt chưa dùng sẽ bị thu lại.',
    'Tiền mặt vào ví chính ngay và cần một vòng cược trước khi rút. Phiếu và quà được gửi trong ba ngày làm việc.',
    'Khi một giải đã hết, phần của giải đó thuộc về “Lần sau”. Mọi tỷ lệ đều công khai và mỗi lượt quay đều kiểm tra được trên trang này.',
  ),
)
