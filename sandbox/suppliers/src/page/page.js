// The page of a game: it shows what the supplier has decided, and decides nothing itself.
const { session, texts, spell } = JSON.parse(document.querySelector('#game').textContent)
const [balance, said, stake, button] = ['#balance', '#said', '#stake', '#play'].map((id) => document.querySelector(id))
const show = (minor) => (minor / 100).toFixed(2)

const send = async (name, asked) =>
  (await fetch(`/sandbox/${name}`, { method: 'POST', body: JSON.stringify(asked), credentials: 'omit' })).json()

const play = async () => {
  button.disabled = true
  try {
    const answer = await send('rounds', { session, stake: Math.round(Number(stake.value) * 100) })
    if (answer.error) {
      said.textContent = { poor: texts.poor, time: texts.over }[answer.error] ?? texts.used
      return
    }
    balance.textContent = show(answer.balance)
    said.textContent = answer.payout > 0 ? `${texts.won} ${show(answer.payout)}` : texts.lost
  } catch {
    said.textContent = texts.failed
  } finally {
    button.disabled = false
  }
}

button.addEventListener('click', () => void play())

// The reality check: due each so many minutes of play, of which some were played before this page was opened, and once as soon as so much is
// lost that a time-out is offered.
const opened_at = Date.now()
const look = document.querySelector('#look')
const countLooks = () => Math.floor((spell.played + (Date.now() - opened_at) / 1000) / (spell.minutes * 60))
let looked = spell.minutes > 0 ? countLooks() : 0

const writeTime = (seconds) => `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`

const ask = () => send('spell', { session }).catch(() => ({ error: 'failed' }))
const WATCH_MS = 60_000
let offered = false

const showLook = async () => {
  if (spell.minutes === 0 || look.open || countLooks() <= looked) return
  looked = countLooks()
  look.showModal()
  tell(await ask())
}

const watchLoss = async () => {
  if (!spell.offers || offered || look.open) return
  const told = await ask()
  if (!told.is_offered || look.open) return
  look.showModal()
  tell(told)
}

const tell = (told) => {
  if (told.error) return
  offered ||= told.is_offered
  document.querySelector('#offered').hidden = !told.is_offered
  const figures = { time: writeTime(told.seconds), sum_staked: show(told.staked), sum_won: show(told.won) }
  for (const [name, figure] of Object.entries(figures)) document.querySelector(`#${name}`).textContent = figure
}

look.addEventListener('cancel', (event) => event.preventDefault())
document.querySelector('#go_on').addEventListener('click', () => look.close())
setInterval(() => void showLook(), 1000)
setInterval(() => void watchLoss(), WATCH_MS)
