// The page of the tap: it sends what stands in its two fields, and says by which number that can be found.
const { t, amount: asked } = JSON.parse(document.querySelector('#texts').textContent)
const [to, amount, said, send] = ['#to', '#amount', '#said', '#send'].map((id) => document.querySelector(id))
const PARTS = { less: 90n, exact: 100n, more: 110n }

/** A share of what the page was opened with, in millionths. */
const scale = (text, percent) => {
  const [whole, rest = ''] = text.split('.')
  const value = (BigInt(whole) * 1_000_000n + BigInt(rest.padEnd(6, '0').slice(0, 6))) * percent
  const digits = String(value / 100n).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}

const give = async () => {
  send.disabled = true
  try {
    const body = JSON.stringify({ to: to.value.trim(), amount: amount.value.trim() })
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/sandbox/chain/send', { method: 'POST', headers, body, credentials: 'omit' })
    const answer = await reply.json()
    said.textContent = answer.error ? t.invalid : `${t.sent} ${answer.tx_hash}`
  } catch {
    said.textContent = t.failed
  } finally {
    send.disabled = false
  }
}

for (const button of document.querySelectorAll('[data-kind]')) {
  button.disabled = !/^\d+(\.\d+)?$/.test(asked)
  button.addEventListener('click', () => {
    amount.value = scale(asked, PARTS[button.dataset.kind])
  })
}
send.addEventListener('click', () => void give())
