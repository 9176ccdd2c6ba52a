import { getOwnComments, getOwnQuestions, getOwnReviews } from './reviews/own-reviews'
import { getProductComments, getProductQuestions } from './reviews/product-reviews'
import {
  deleteComment,
  editComment,
  saveComment,
  saveQuestion,
  uploadCommentPicture,
  voteOnComment,
} from './reviews/write-reviews'

export const reviewsCalls = {
  deleteComment,
  editComment,
  getOwnComments,
  getOwnQuestions,
  getOwnReviews,
  getProductComments,
  getProductQuestions,
  saveComment,
  saveQuestion,
  uploadCommentPicture,
  voteOnComment,
}
