// The page of a payment: it shows what the gateway says, and decides nothing itself.
const { key, expires_at, texts } = JSON.parse(document.querySelector('#payment').textContent)
const [open, over, title, text, left, button, said, back] = [
  '#open',
  '#over',
  '#over-title',
  '#over-text',
  '#left',
  '#pay',
  '#said',
  '#back',
].map((id) => document.querySelector(id))
const LOOK_MS = 1500
const RETURN_MS = 1500

const showState = (state) => {
  if (state === 'open') return
  clearInterval(looking)
  open.hidden = true
  over.hidden = false
  const is_paid = state === 'paid' || state === 'refunded'
  over.className = is_paid ? 'paid' : 'closed'
  title.textContent = is_paid ? texts.paid : texts.closed
  text.textContent = is_paid ? texts.paid_text : texts.closed_text
  if (is_paid) setTimeout(() => location.replace(back.href), RETURN_MS)
}

const ask = async (method, what) => {
  const reply = await fetch(`/sandbox/pay/${key}/${what}`, { method, credentials: 'omit' })
  if (!reply.ok) throw new Error(String(reply.status))
  showState((await reply.json()).state)
}

const showLeft = () => {
  const seconds = Math.max(0, Math.round((expires_at - Date.now()) / 1000))
  left.textContent = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

const looking = setInterval(() => void ask('GET', 'state').catch(() => undefined), LOOK_MS)
setInterval(showLeft, 1000)
showLeft()
void ask('GET', 'state').catch(() => undefined)

const pay = async () => {
  button.disabled = true
  said.textContent = ''
  try {
    await ask('POST', 'pay')
  } catch {
    said.textContent = texts.failed
    button.disabled = false
  }
}

button.addEventListener('click', () => void pay())
