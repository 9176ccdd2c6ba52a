import { contact } from './contact.mjs'
import { holiday } from './holiday.mjs'
import { show } from './show-commands.mjs'
import { redirect } from './redirect.mjs'
import { post, postComment, report } from './list-commands.mjs'
import { waiting } from './waiting.mjs'

const order = {
  path: '/api/operator/order',
  takes: ['order id'],
  options: ['note', 'tracking'],
  said: ({ order: { code, id, status } }) => `${code} (${id}) is now ${status}.`,
}

function move(to, help, options = ['note']) {
  const body = ([id], { note = '', tracking }) => ({
    ...{ id, to, note },
    ...(tracking && { tracking_code: tracking }),
  })
  return { ...order, help, options, body }
}

function decide(what, path, approved) {
  return {
    path,
    takes: [`${what} id`],
    help: approved ? 'lets it be seen' : 'keeps it out of sight',
    body: ([id]) => ({ id, approved }),
    said: (_, [id]) => `The ${what} ${id} is ${approved ? 'approved' : 'rejected'}.`,
  }
}

function display(status, help) {
  return {
    path: '/api/operator/product',
    takes: ['product id'],
    help,
    body: ([id]) => ({ id, status }),
    said: (_, [id]) => `The product ${id} is ${status.replace('_', ' ')}.`,
  }
}

const stock = {
  path: '/api/operator/stock',
  said: ({ stock: { id, price, quantity } }) =>
    `The variant ${id} costs ${price} rials; ${quantity} lie in store.`,
}

/** Every word of the command: what it takes, the call it makes of that, and what it says after. */
export const words = {
  waiting,
  order: {
    show: show.order,
    advance: move('next', 'one step on its way; a tracking code is taken from ready_for_send on', [
      'note',
      'tracking',
    ]),
    cancel: move('cancel_store', 'gives goods and money back'),
    'cancel-support': move('cancel_operator', 'the same, told as what support did'),
  },
  refer: {
    show: show.refer,
    accept: move('refer_accept', 'the goods may come back'),
    reject: move('refer_reject', 'they may not'),
    returned: move('returned', 'the goods are here'),
    done: move('refer_done', 'goods to the shelf, money to the wallet'),
  },
  ticket: {
    show: show.ticket,
    reply: {
      path: '/api/operator/ticket',
      takes: ['ticket id', 'text'],
      help: "the shop's word in it",
      body: ([id, message]) => ({ id, message }),
      said: (_, [id]) => `The ticket ${id} is answered.`,
    },
  },
  comment: {
    show: show.comment,
    approve: decide('comment', '/api/operator/comment', true),
    reject: decide('comment', '/api/operator/comment', false),
  },
  question: {
    show: show.question,
    answer: {
      path: '/api/operator/question',
      takes: ['question id', 'text'],
      help: 'the shop answers; both are seen at once',
      body: ([id, answer]) => ({ id, answer }),
      said: (_, [id]) => `The question ${id} is answered.`,
    },
    approve: decide('question', '/api/operator/question', true),
    reject: decide('question', '/api/operator/question', false),
  },
  product: {
    price: {
      ...stock,
      takes: ['variant id', 'rials'],
      help: 'what one variant costs',
      body: ([id, price]) => ({ stock_id: id, price }),
    },
    stock: {
      ...stock,
      takes: ['variant id', 'quantity'],
      help: 'how many of one variant lie in store',
      body: ([id, quantity]) => ({ stock_id: id, quantity }),
    },
    publish: display('published', 'shows and sells it'),
    soon: display('coming_soon', 'shows it; it is sold later'),
    hide: display('hidden', 'nobody sees it'),
    remove: display('removed', 'gone for good; its address says so'),
  },
  contact,
  post,
  'post-comment': postComment,
  report,
  holiday,
  redirect,
}
