import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { findPost, Post } from './article.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => findPost(params.postId ?? '');

export const Component = (): ReactNode => <Post article={useLoaderData<typeof loader>()} />;
